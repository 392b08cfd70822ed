export const SERVER: string[];
export const SERVER_ENV: Record<string, string>;
