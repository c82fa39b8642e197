/** Osta's contact address (docs/spec.md §2: fixed constants, values not shown). */
export const contactEmail = 'hello@osta.ly';

/** Where to report a vulnerability (RFC 9116). */
export const securityEmail = 'security@osta.ly';
