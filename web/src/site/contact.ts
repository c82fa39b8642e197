/** Where people reach Osta (docs/spec.md §2: fixed constants, values not shown). */
export const contactEmail = 'hello@osta.ly';

/** For whoever has found a hole in the product (RFC 9116). */
export const securityEmail = 'security@osta.ly';
