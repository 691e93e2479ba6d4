/** Megabytes of 1,048,576 bytes (spec 1, section 5: "each under 10MB"), and uploads a person may make in an hour. */
export const UPLOAD_LIMITS = { imageMegabytes: 10, audioMegabytes: 10, perHour: 60 } as const;

export const MEGABYTE = 1024 * 1024;
