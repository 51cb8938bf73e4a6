/** The colour of text that stands back; with the class `quiet`, so that it suits the dark as well. */
export const quietColor = '#566371';
