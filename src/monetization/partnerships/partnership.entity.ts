import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuid } from 'uuid';
import type { ImageDescriptor } from '#contract/media';

const PartnershipSchema = defineEntity({
  name: 'Partnership',
  schema: 'monetization',
  tableName: 'brand_partnerships',
  properties: {
    id: p.uuid().primary(),
    brandName: p.text(),
    logo: p.json<ImageDescriptor>().nullable(),
    discountDescription: p.text(),
    requirementsText: p.text().nullable(),
    couponCode: p.text(),
    isActive: p.boolean(),
    isSample: p.boolean(),
    createdAt: p.datetime(),
  },
});

/** What is said of a partnership; what is left out stays. */
export interface PartnershipWords {
  brandName?: string;
  discount?: string;
  requirements?: string | null;
  code?: string;
  isActive?: boolean;
}

/** A brand's deal for students. */
export class Partnership extends PartnershipSchema.class {
  static agreed(words: Required<PartnershipWords>, isSample: boolean, now: Date): Partnership {
    const partnership = Object.assign(new Partnership(), {
      id: uuid(),
      logo: null,
      isSample,
      createdAt: now,
    });
    partnership.say(words);
    return partnership;
  }

  say({ brandName, discount, requirements, code, isActive }: PartnershipWords): void {
    this.brandName = brandName ?? this.brandName;
    this.discountDescription = discount ?? this.discountDescription;
    if (requirements !== undefined) this.requirementsText = requirements || null;
    this.couponCode = code ?? this.couponCode;
    this.isActive = isActive ?? this.isActive;
  }
}

PartnershipSchema.setClass(Partnership);

/** What the media library notes of its logo. */
export const logoUsage = (partnershipId: string): string => `monetization.partnership:${partnershipId}`;
