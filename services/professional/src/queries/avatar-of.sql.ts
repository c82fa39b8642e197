/** Returns the picture of a professional whose id is an expression, as `avatar_id`; null without one. Primary key. */
export function avatarOf(id: string): string {
  return `(select face.avatar_id from professional.face where face.id = ${id}) as avatar_id`;
}
