// Accounts: passwords, second factors, and where somebody is signed in.
import assert from 'node:assert/strict';
import { Buffer } from 'node:buffer';
import { createHmac } from 'node:crypto';
import { clean } from './looks.mjs';

const password = 'teal otter sings';
export const wide = { width: 1920, height: 1080 };
export const narrow = { width: 360, height: 740 };

// RFC 6238, by Node's own library; a later step's code is accepted half a minute early.
function codeOf(secret, later = 0) {
  const bits = [...secret].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const key = Buffer.from(
    bits
      .join('')
      .match(/.{8}/g)
      .map((byte) => parseInt(byte, 2)),
  );
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + later));
  const mac = createHmac('sha1', key).update(step).digest();
  const number = mac.readUInt32BE(mac[19] & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

async function signIn(page, name) {
  await page.getByRole('button', { name: 'Sign in', exact: true }).first().click();
  const dialog = page.locator('dialog');
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).first().click();
  await dialog.getByLabel('Your name at the tables').fill(name);
  await dialog.getByLabel('Password').fill(password);
  await dialog.locator('button.primary').click();
}

export const accountTests = {
  'a guest keeps the account, and signs another device out': async (visit) => {
    const page = await visit.guest('/account');
    await page.getByLabel('Keep this account').fill('password1');
    await page.getByRole('button', { name: 'Keep it' }).click();
    await page.getByText('Too many people use this password').waitFor();
    await page.getByLabel('Keep this account').fill(password);
    await page.getByRole('button', { name: 'Keep it' }).click();
    await page.getByText('Set your limits first?').waitFor();
    await page.getByRole('button', { name: 'Not now' }).click();
    await page.getByRole('heading', { name: 'Second factor' }).waitFor();
    const other = await visit.stranger();
    await other.goto(visit.address);
    await signIn(other, page.name);
    await other.getByTitle('Your account').waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Sign it out' }).first().click();
    await other.getByRole('button', { name: 'Sign in', exact: true }).first().waitFor();
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByRole('button', { name: 'Sign in', exact: true }).first().waitFor();
  },
  'staff set a password and a second factor, and sign in with both': async (visit) => {
    const name = `dealer ${Date.now() % 100000}`;
    const [{ code }] = await visit.order([{ type: 'appoint', name, role: 'dealer' }]);
    const page = await visit.stranger({ size: narrow });
    await page.goto(`${visit.address}/#code=${code}`);
    await page.getByTitle('Your account').click();
    await page.getByLabel('New password').fill(password);
    await page.getByRole('button', { name: 'Set the password' }).click();
    await page.getByRole('button', { name: 'Set it up' }).click();
    const secret = await page.locator('form code').textContent();
    await clean(page);
    await page.getByLabel('Code of your authenticator').fill(codeOf(secret));
    await page.getByRole('button', { name: 'Turn it on' }).click();
    await page.getByRole('button', { name: 'Turn it off' }).waitFor();
    const again = await visit.stranger({ size: wide });
    await again.goto(visit.address);
    await signIn(again, name);
    // No code is accepted twice, and the first one has turned the factor on.
    await again.getByLabel('Code of your authenticator').fill(codeOf(secret, 1));
    await clean(again);
    await again.locator('dialog button.primary').click();
    await again.getByTitle('Your account').click();
    await again.getByRole('heading', { name: 'Where you are signed in' }).waitFor();
    await again.getByText('this one').waitFor();
    assert.equal(await again.getByText('this one').count(), 1);
    await clean(again);
  },
};
