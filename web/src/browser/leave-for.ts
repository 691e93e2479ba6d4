/** Leaves the app for a page of somebody else's, such as where something is paid. */
export const leaveFor = (address: string): void => location.assign(address);
