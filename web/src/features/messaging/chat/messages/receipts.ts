/** Spec 2, section 4: a light check, a grey double check, a blue double check. `sending`: not even stored yet. */
export type Receipt = 'sending' | 'sent' | 'delivered' | 'read';

/** How far the other side has received and read. */
export type Watermarks = { theirDeliveredSeq: number; theirReadSeq: number };

/** What has become of one's own message. */
export function receiptOf(
  { seq }: { seq: number | null },
  { theirDeliveredSeq, theirReadSeq }: Watermarks,
): Receipt {
  if (seq === null) return 'sending';
  if (seq <= theirReadSeq) return 'read';
  return seq <= theirDeliveredSeq ? 'delivered' : 'sent';
}
