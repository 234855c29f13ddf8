export const linkPrefix = '#a=';
export const stepPrefix = '#q=';
export const nextAddress = `${stepPrefix}next`;

export const addressOf = (step: string) => `${stepPrefix}${step}`;
export const isCheckAddress = (hash: string) => hash.startsWith(linkPrefix) || hash.startsWith(stepPrefix);
