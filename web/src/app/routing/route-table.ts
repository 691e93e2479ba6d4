/**
 * The features as the first page needs them: their routes. The build leaves out of it what else they declare
 * (`web/build/route-table.ts`), which comes with `features.ts` after the page.
 */
export { features as routeTable } from '../features';
