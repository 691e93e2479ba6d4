import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsString, Matches, MaxLength, ValidateBy } from 'class-validator';
import { nameProblem } from '#contract/accounts/names';
import { LANGUAGES, type Language, PEOPLE_LIMITS, THEMES, type Theme } from '#contract/people';
import { IfGiven, Nullable } from '#platform/http/if-given';
import { IsUUID } from '#platform/http/is-uuid';
import { composed } from '#platform/http/trimmed';
import { SessionProfile } from './session-profile.dto.js';

const PHONE = /^\+?[0-9][0-9 ()./-]{4,18}$/;

/** An emptied field is a cleared one. */
const EmptyIsNull = () =>
  Transform(({ value }) => (typeof value === 'string' ? composed(value).trim() || null : value));
/** Made of letters that can be seen and told apart. */
const VisibleName = () =>
  ValidateBy({
    name: 'visibleName',
    validator: {
      validate: (value) => typeof value !== 'string' || nameProblem(value) === null,
      defaultMessage: () => 'name-not-visible',
    },
  });

export class EditProfileBody {
  @IfGiven()
  @Nullable()
  @EmptyIsNull()
  @VisibleName()
  @MaxLength(PEOPLE_LIMITS.fullName, {
    message: 'full-name-too-long',
    context: { max: PEOPLE_LIMITS.fullName },
  })
  @IsString()
  fullName?: string | null;

  @IfGiven()
  @Nullable()
  @EmptyIsNull()
  @MaxLength(PEOPLE_LIMITS.bio, { message: 'bio-too-long', context: { max: PEOPLE_LIMITS.bio } })
  @IsString()
  bio?: string | null;

  @IfGiven()
  @Nullable()
  @EmptyIsNull()
  @Matches(PHONE, { message: 'phone-invalid' })
  phone?: string | null;

  /** Null leaves the choice to the system's preference. */
  @IfGiven()
  @Nullable()
  @IsIn(THEMES)
  theme?: Theme | null;

  @IfGiven()
  @IsIn(LANGUAGES)
  language?: Language;

  @IfGiven()
  @IsBoolean()
  onboardingCompleted?: boolean;
}

export class SetAvatarBody {
  /** An uploaded picture of one's own. */
  @IsUUID()
  imageId!: string;
}

/** A person's own profile. */
export class OwnProfile extends SessionProfile {
  fullName!: string | null;
  bio!: string | null;
  phone!: string | null;
  memberSince!: string;
}
