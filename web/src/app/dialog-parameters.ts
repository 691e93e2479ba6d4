/** The address carries what is being reported: `?report=listing:<id>`, `?report=comment:<id>`. */
export const REPORT = 'report';

/** What is planned: `?meetup=<listing>` proposes one about it, `?meetup=move:<meetup>` another time for one. */
export const MEETUP = 'meetup';
