/** Articles of one page of the list: one that leads, and rows of two, three or four. */
export const articlePageSize = 13;
