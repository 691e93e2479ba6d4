import type { SlotProps } from '../../../app/feature';
import { useTellSettled } from '../../../app/settled';
import { BestSellers } from './best-sellers';
import { HotItems } from './hot-items';
import { useMarketQuery } from './market';

/** On one's home: what is hot, and who sells most, with what one earned oneself. Without any answer nothing. */
export function MemberMarket({ Section, tellSettled }: SlotProps['member-sections']) {
  const { data, isError } = useMarketQuery(undefined, { refetchOnMountOrArgChange: true });
  useTellSettled(tellSettled, data !== undefined || isError);
  if (!data) return null;
  return (
    <>
      <HotItems Section={Section} market={data} />
      <BestSellers Section={Section} market={data} />
    </>
  );
}
