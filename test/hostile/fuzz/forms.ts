import * as fc from 'fast-check';

const GIF =
  'GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff!\xf9\x04\x01\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;';
const OGG = `OggS\0\x02${'\0'.repeat(20)}\x01\x13OpusHead\x01\x01${'\0'.repeat(200)}`;
const FILES = [
  GIF,
  OGG,
  GIF.slice(0, 20),
  '',
  'hello',
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '\xff\xd8\xff\xe0',
];

const part = (disposition: string, content: string) =>
  `--x\r\nContent-Disposition: ${disposition}\r\n\r\n${content}\r\n`;
const file = (content: string) => part('form-data; name="file"; filename="a.jpg"', content);
const END = '--x--\r\n';

/** Forms around all kinds of files; about half of them are forms one may send. */
export function brokenForm(): fc.Arbitrary<{ headers: Record<string, string>; body: string }> {
  const content = fc.oneof(
    fc.constantFrom(...FILES),
    fc.uint8Array({ maxLength: 400 }).map((bytes) => GIF.slice(0, 6) + Buffer.from(bytes).toString('latin1')),
    fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
  );
  const body = fc.oneof(
    { weight: 8, arbitrary: content.map((text) => file(text) + END) },
    { weight: 1, arbitrary: content.map((text) => file(text) + file(text) + END) },
    { weight: 1, arbitrary: content.map((text) => file(text)) },
    {
      weight: 1,
      arbitrary: content.map((text) => part('form-data; name="__proto__"; filename="a"', text) + END),
    },
    { weight: 1, arbitrary: content.map((text) => part('form-data; name="file"', text) + END) },
    {
      weight: 1,
      arbitrary: content.map((text) => part("form-data; name*=utf-8''%ff; filename*=x''%", text) + END),
    },
    { weight: 1, arbitrary: fc.constantFrom(END, '', '--x', `--x\r\n${'A: b\r\n'.repeat(2000)}\r\n${END}`) },
    { weight: 1, arbitrary: fc.constant(part('form-data; name="a"', '').repeat(50) + END) },
  );
  const type = fc.oneof(
    { weight: 12, arbitrary: fc.constant('multipart/form-data; boundary=x') },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'multipart/form-data',
        'multipart/form-data; boundary=y',
        'application/json',
      ),
    },
  );
  return fc
    .record({ body, type })
    .map(({ body: form, type: written }) => ({ headers: { 'content-type': written }, body: form }));
}
