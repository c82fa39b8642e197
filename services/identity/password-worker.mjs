// The worker threads of src/auth/password-hashing.ts. The file is JavaScript because a thread starts
// this very file, whether the service runs from source or built. Piscina calls the functions by name.
import { hashSync, verifySync } from '@node-rs/argon2';

/**
 * @public
 * @param {{ password: string, cost: import('@node-rs/argon2').Options }} task
 * @returns {string} the hash in PHC format
 */
export function hash({ password, cost }) {
  return hashSync(password, cost);
}

/**
 * @public
 * @param {{ hash: string, password: string }} task
 * @returns {boolean} whether the password is the one that was hashed
 */
export function verify(task) {
  return verifySync(task.hash, task.password);
}
