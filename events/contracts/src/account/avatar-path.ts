/** Returns the path of a person's picture. It is immutable: another picture has another id. */
export function avatarPath(userId: string, avatarId: string): string {
  return `/api/users/${userId}/avatar/${avatarId}`;
}
