import { Matches } from 'class-validator';
import { ReadAtStart } from '#platform/config/settings';

@ReadAtStart()
export class PlacesSettings {
  /** Whose towns and postal codes are known: two letters, several with commas between them. The first is home. */
  @Matches(/^[A-Z]{2}(,[A-Z]{2})*$/, { message: 'two capital letters for each country, as in US or US,CA' })
  COUNTRY = 'US';

  get countries(): string[] {
    return [...new Set(this.COUNTRY.split(','))];
  }

  get home(): string {
    return this.COUNTRY.slice(0, 2);
  }
}
