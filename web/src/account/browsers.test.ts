import { expect, it } from 'vitest';
import { browserIn } from './browsers';

it('says which browser somebody is signed in with, and on what', () => {
  const linux = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) ';
  expect(browserIn(`${linux}Chrome/120.0 Safari/537.36`)).toBe('Chrome, Linux');
  expect(browserIn(`${linux}Chrome/120.0 Safari/537.36 Edg/120.0`)).toBe('Edge, Linux');
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) Version/17.2 Safari/604.1';
  expect(browserIn(phone)).toBe('Safari, iPhone');
  expect(browserIn('curl/8.0')).toBe('');
});
