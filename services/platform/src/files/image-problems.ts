/** The problem row of a route that takes a picture. */
export const imageProblems = {
  IMAGE_REFUSED: { status: 422, title: 'The picture can’t be used' },
} as const;
