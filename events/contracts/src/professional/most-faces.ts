/** How many pictures of professionals can be asked for at once. */
export const mostFaces = 100;
