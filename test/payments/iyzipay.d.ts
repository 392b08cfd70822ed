// Iyzico's own client comes without types: the part that the tests use.
declare module 'iyzipay' {
  type Call = (
    input: object,
    then: (problem: Error | null, answer: Record<string, unknown>) => void,
  ) => void;
  export default class Iyzipay {
    constructor(options: { uri: string; apiKey: string; secretKey: string });
    checkoutFormInitialize: { create: Call };
    checkoutForm: { retrieve: Call };
    refundV2: { create: Call };
    payment: { retrieve: Call };
    reportingTransactionDetails: { retrieve: Call };
  }
}
declare module 'iyzipay/lib/utils.js' {
  const utils: {
    calculateHmacSHA256Signature: (values: unknown[], secretKey: string) => string;
    generateAuthorizationHeaderV2: (
      ...parts: [
        name: string,
        apiKey: string,
        separator: string,
        secretKey: string,
        path: string,
        body: object,
        random: string,
      ]
    ) => string;
  };
  export default utils;
}
