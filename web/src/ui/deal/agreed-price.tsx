type AgreedPriceProps = {
  /** "Agreed on $60". */
  agreed: string;
  /** "instead of $65", for who cannot see a line through a price; and that price. Only where it is another one. */
  instead?: { words: string; price: string };
};

/** What two people agreed on, and what was asked for it. */
export function AgreedPrice({ agreed, instead }: AgreedPriceProps) {
  return (
    <>
      <span>{agreed}</span>
      {instead && (
        <>
          {' · '}
          <span className="visually-hidden">{instead.words}</span>
          <s aria-hidden="true">{instead.price}</s>
        </>
      )}
    </>
  );
}
