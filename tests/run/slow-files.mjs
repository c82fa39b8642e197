/** The test files that may take longer than their kind (seconds.mjs), each with the reason. */
export const slowFiles = {};
