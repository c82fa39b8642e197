declare module 'kafkajs/src/network/requestQueue/index.js' {
  const RequestQueue: { readonly prototype: unknown };
  export default RequestQueue;
}
