import { useSlotArrived } from '../../../app/idle/use-arrived';
import { Slot } from '../../../app/slot';
import { Categories } from './categories';
import { ClosingCall } from './closing-call';
import { Highlights } from './highlights';
import { HowItWorks } from './how-it-works';
import { Reasons } from './reasons';
import { Section } from './section';

/** What a visitor reads below the newest listings. */
export function FurtherDown() {
  return (
    <>
      <Reasons />
      <Categories />
      <Sections />
      <HowItWorks />
      <Highlights />
      <ClosingCall />
    </>
  );
}

/** What others show here, fetched once the page stands. It takes its place while that is out of sight. */
function Sections() {
  return useSlotArrived('home-sections') && <Slot name="home-sections" Section={Section} />;
}
