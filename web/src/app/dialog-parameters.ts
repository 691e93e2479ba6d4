/** The address carries what is being reported: `?report=listing:<id>`, `?report=comment:<id>`. */
export const REPORT = 'report';
