/** As much equipment as a profile may name. */
export const mostEquipments = 20;
