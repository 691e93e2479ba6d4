import { normalizeIp } from '@nestjs/throttler';

/**
 * The address limits are counted by. A whole IPv6 network counts as one: anybody there can take a new address for every
 * request.
 */
export const clientAddress = (ip: string): string => normalizeIp(ip);
