import { IsString, Matches } from 'class-validator';
import { ReadAtStart } from '#platform/config/settings';
import { type Campus, campusesIn } from './campuses.js';

const DOMAIN = String.raw`(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}`;
const NAME = String.raw`[^=,]{2,80}`;
const LIST = new RegExp(String.raw`^(?:\s*${DOMAIN}\s*=${NAME}(?:,\s*${DOMAIN}\s*=${NAME})*,?\s*)?$`, 'i');

/** Whose addresses show that somebody is on campus. */
@ReadAtStart()
export class CampusSettings {
  /** `wrenfield.edu=Wrenfield University`, several with commas between them; subdomains count too. */
  @IsString()
  @Matches(LIST)
  CAMPUS_DOMAINS = '';

  get campuses(): readonly Campus[] {
    return campusesIn(this.CAMPUS_DOMAINS);
  }
}
