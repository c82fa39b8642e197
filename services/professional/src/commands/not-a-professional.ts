/** The problem row of the commands that only an approved professional may issue. */
export const notAProfessional = {
  NOT_A_PROFESSIONAL: {
    status: 403,
    title: 'Only approved professionals can publish',
  },
} as const;
