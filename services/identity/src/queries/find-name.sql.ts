/** Reads the sealed name of a person. Primary key of `account`. Parameter: the person. */
export const findSealedName = {
  name: 'identity.find-sealed-name',
  text: "select state ->> 'fullName' as text from account where id = $1::uuid",
} as const;
