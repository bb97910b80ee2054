/** "24 h" is a guarantee (product rule 4): what is not finished by then ends with what there is, the rest given back. */
export const PROMISED_HOURS = 24
