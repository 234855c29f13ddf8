/** `SGD 1,000`. Whole dollars, as every price of the site is. */
export const formatSgd = (amountSgd: number) => `SGD ${amountSgd.toLocaleString('en-SG')}`;
