import { PREMIUM_THEMES } from '#contract/people';
import { sentField } from '#platform/plans/requires';

/** Whether an edit of a profile chooses a theme of the larger plans. One that was chosen before stays chosen. */
export const wantsPremiumTheme = (sent: unknown): boolean =>
  PREMIUM_THEMES.some((premium) => premium === sentField(sent, 'theme'));
