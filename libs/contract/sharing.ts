/** The ways a listing's link goes out; `system` is the share sheet of the device. */
export const SHARE_WAYS = [
  'chat',
  'copy',
  'system',
  'whatsapp',
  'telegram',
  'facebook',
  'x',
  'email',
  'sms',
] as const;
export type ShareWay = (typeof SHARE_WAYS)[number];

/** The parameter by which a shared link says how it went out. */
export const SHARED_BY = 'via';
