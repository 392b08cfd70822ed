// npm run demo:payments: runs the shop with stand-ins of all five gateways on this machine, so that
// anybody can try paying with each in a browser. No money moves, and no other server is contacted.
import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { readConfig } from '#hall/config.ts';
import { startEmbedded } from '#db/embedded.ts';
import { migrate } from '#db/migrate.ts';
import { endless } from '#db/patience.ts';
import { demoAccountsText } from '#demo/demo-accounts.ts';
import { fillIfEmpty } from '#demo/fill-if-empty.ts';
import { orderMethod } from '#contract/constants.ts';
import { openServices } from '#process/open-services.ts';
import { openFlutterwave } from '../test/stand-ins/gateways/flutterwave.ts';
import { openIyzico } from '../test/stand-ins/gateways/iyzico.ts';
import { openPaypal } from '../test/stand-ins/gateways/paypal.ts';
import { openRazorpay } from '../test/stand-ins/gateways/razorpay.ts';
import { setKeys } from '../test/stand-ins/gateways/set-keys.ts';
import { openStripe } from '../test/stand-ins/gateways/stripe.ts';
import { SERVER, SERVER_ENV } from './launch/server.mjs';

const { PORT: port = '3000', DATA_DIR: dataDir = './data/demo-payments', ...given } = process.env;
const api = `http://127.0.0.1:${port}/api/v1/webhooks`;
const stands = {
  stripe: await openStripe({ webhook: `${api}/stripe` }),
  paypal: await openPaypal({ webhook: `${api}/paypal` }),
  razorpay: await openRazorpay({ webhook: `${api}/razorpay` }),
  flutterwave: await openFlutterwave({ webhook: `${api}/flutterwave` }),
  iyzico: await openIyzico({ webhook: `${api}/iyzico` }),
};
const addresses = Object.fromEntries(
  Object.entries(stands).map(([name, { url }]) => [`${name.toUpperCase()}_URL`, url]),
);
const env = {
  ...given,
  ...addresses,
  ...SERVER_ENV,
  GATEWAYS: 'loopback',
  DATA_DIR: dataDir,
  PORT: port,
  PUBLIC_URL: `http://127.0.0.1:${port}`,
};

await mkdir(dataDir, { recursive: true });
await putKeys();
const shop = spawn(process.execPath, SERVER, {
  stdio: 'inherit',
  env,
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => shop.kill(signal));
shop.once('exit', (code) => {
  void Promise.all(Object.values(stands).map(({ close }) => close())).then(() =>
    process.exit(code ?? 0),
  );
});

/** Fills the demo market and switches on every payment method, with the stand-ins' keys. */
async function putKeys(): Promise<void> {
  const config = readConfig(env);
  const server = config.databaseUrl
    ? null
    : await startEmbedded(config.dataDir, (line) => process.stdout.write(`${line}\n`));
  const url = config.databaseUrl ?? server?.url ?? '';
  await migrate(url, 'db/migrations');
  const { services, close } = await openServices(config, url, endless);
  const accounts = await fillIfEmpty(services);
  if (accounts) process.stdout.write(`\n${demoAccountsText(accounts)}\n`);
  for (const [name, { keys }] of Object.entries(stands))
    await setKeys(services.db, services.vault, {
      method: orderMethod[name as keyof typeof stands],
      keys,
    });
  await services.db
    .updateTable('payment_methods')
    .set({
      enabled: true,
      shown: JSON.stringify({
        bank_name: 'First Bank of the Quay',
        branch_name: 'Harbour',
        account_name: 'Souk Ltd',
        account_number: 'GB33BUKB20201555555555',
      }),
      updated_at: new Date(),
    })
    .where('method', '=', orderMethod.bank)
    .execute();
  await close();
  await server?.stop();
}
