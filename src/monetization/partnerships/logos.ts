import { Injectable } from '@nestjs/common';
import { MediaLibrary } from '#platform/media/media-library';
import { logoUsage, type Partnership } from './partnership.entity.js';

/** The logo of a partnership, an upload of the administrator who gives it. Within the caller's transaction. */
@Injectable()
export class Logos {
  constructor(private readonly media: MediaLibrary) {}

  /** What is left out stays, null takes it away. */
  async change(partnership: Partnership, logoId: string | null | undefined, adminId: string): Promise<void> {
    if (logoId === undefined || logoId?.toLowerCase() === partnership.logo?.id) return;
    await this.remove(partnership);
    if (logoId === null) return;
    const [logo = null] = await this.media.images([logoId], adminId);
    await this.media.attach([logoId], adminId, logoUsage(partnership.id));
    partnership.logo = logo;
  }

  async remove(partnership: Partnership): Promise<void> {
    if (partnership.logo) await this.media.detach([partnership.logo.id]);
    partnership.logo = null;
  }
}
