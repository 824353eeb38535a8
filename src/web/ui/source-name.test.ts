import { describe, expect, it } from 'vitest';
import { sourceName } from './source-name.ts';

describe('sourceName', () => {
  it.each([
    [{ rule: '126' }, 'Highway Code rule 126'],
    [{ rule: 'H2' }, 'Highway Code rule H2'],
    [{ rule: 'Annex 6' }, 'Highway Code Annex 6'],
    [{ law: 'Road Traffic Act 1988, section 170' }, 'Road Traffic Act 1988, section 170'],
  ])('%j is %s', (source, name) => {
    expect(sourceName(source)).toBe(name);
  });
});
