import { describe, expect, it } from 'vitest';
import { criticalCss } from './critical-css.ts';

describe('criticalCss', () => {
  it('keeps the rules whose classes the markup has, in their order', () => {
    expect(criticalCss('.a{color:red}.b{color:blue}.a.b{top:0}', '<p class="x a">')).toBe('.a{color:red}');
  });

  it('keeps what names no class: elements, custom properties, fonts, layers', () => {
    const css =
      '@layer base,utilities;:root{--ink:#000}@font-face{font-family:"A;B"}h1{margin:0}[data-area=theory]{top:0}';
    expect(criticalCss(css, '')).toBe(css);
  });

  it('looks into layers and media queries, and drops those that are empty then', () => {
    const css = '@layer utilities{.a{top:0}@media (width>=40rem){.sm\\:a{top:1px}}}@media print{.b{top:0}}';
    expect(criticalCss(css, '<p class="sm:a">')).toBe('@layer utilities{@media (width>=40rem){.sm\\:a{top:1px}}}');
  });

  it('keeps of a list of selectors those that fit', () => {
    expect(criticalCss('.a,.b:is(.c,.a),i{top:0}', '<p class="a">')).toBe('.a,i{top:0}');
  });

  it('reads escaped names as they stand in the markup', () => {
    const css = '.\\[\\&\\>a\\]\\:top-\\[1\\.5px\\]>a{top:1.5px}.\\32 xl\\:a{top:0}';
    expect(criticalCss(css, '<p class="[&amp;&gt;a]:top-[1.5px] 2xl:a">')).toBe(css);
  });

  it('asks for no class that an element must not have', () => {
    const css = '.a:not(.b){top:0}';
    expect(criticalCss(css, '<p class="a">')).toBe(css);
  });
});
