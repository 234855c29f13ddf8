export const formatSgd = (amountSgd: number) => `SGD ${amountSgd.toLocaleString('en-SG')}`;
