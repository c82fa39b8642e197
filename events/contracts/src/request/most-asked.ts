/** To so many professionals a request is sent at once, whether its customer chooses them or asks all who can. */
export const mostAsked = 10;
