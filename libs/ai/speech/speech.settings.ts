import { IsOptional, IsString, IsUrl } from 'class-validator';
import { ReadAtStart } from '#platform/config/settings';

/** Deepgram, which turns speech into text; else AI_TRANSCRIPTION_MODEL does, else nobody. */
@ReadAtStart()
export class SpeechSettings {
  @IsOptional()
  @IsString()
  DEEPGRAM_API_KEY?: string;

  /** Deepgram's own address, or that of a copy one runs oneself. */
  @IsUrl({ require_tld: false, protocols: ['http', 'https'], require_protocol: true })
  DEEPGRAM_URL = 'https://api.deepgram.com';
}
