export const petal = 'M0 0c0-5 13-6 13-13 1-5-4-8-11-8s-13 3-14 8c0 7 12 8 12 13z';
export const innerPetal = 'M0-1c0-3 7-3 8-7 0-3-3-4-7-4s-7 1-8 4c0 4 7 4 7 7z';
export const halfPetal = 'M0 0c0-5-12-6-12-13 1-5 6-8 12-8z';
