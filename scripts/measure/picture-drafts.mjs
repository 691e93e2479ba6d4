// npm run picture-drafts: how long a listing from a photo of 12 megapixels takes, upload included, and what is left of
// browsing while four such drafts are always under way. Both in one run, turn by turn: a busy machine slows down either.
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import sharp from 'sharp';
import { startDemoProduct } from './demo-product.mjs';

const PEOPLE = ['mara_k', 'theo_b', 'jonas_w', 'hana_sato'].map((name) => `${name}@example.org`);
const PASSWORD = 'letmesell';
const BROWSE = '/api/listings?category=home-garden';
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, seconds: { type: 'string', default: '8' } },
});

const product = await startDemoProduct({ THROTTLE_PER_MINUTE: '10000000' });
try {
  const sellers = await Promise.all(PEOPLE.map(signIn));
  const photo = await photoOf(4000, 3000);
  const first = await timeOf(() => draft(sellers[0], photo));
  const warm = [];
  for (let n = 0; n < 5; n++) warm.push(await timeOf(() => draft(sellers[0], photo)));

  const uploads = await Promise.all(sellers.map((seller) => upload(seller, photo)));
  const [alone, beside] = [[], []];
  let made = 0;
  for (let round = 0; round < Number(values.rounds); round++) {
    alone.push(await browse());
    const end = new AbortController();
    const drafting = sellers.map(async (seller, n) => {
      while (!end.signal.aborted) {
        await draftOf(seller, uploads[n]);
        made += 1;
      }
    });
    beside.push(await browse());
    end.abort();
    await Promise.all(drafting);
  }
  console.table([
    { what: 'photo of 12 MP to draft, the first (ms)', figure: Math.round(first) },
    { what: 'photo of 12 MP to draft, later ones (ms)', figure: Math.round(median(warm)) },
    { what: 'browse alone (requests a second)', figure: Math.round(median(alone)) },
    { what: 'browse while four drafts are made', figure: Math.round(median(beside)) },
    { what: 'of browse alone', figure: Number((median(beside) / median(alone)).toFixed(2)) },
    { what: 'drafts made meanwhile', figure: made },
  ]);
} finally {
  await product.stop();
}

async function browse() {
  const { requests } = await autocannon({
    url: product.url + BROWSE,
    connections: 8,
    duration: Number(values.seconds),
  });
  return requests.average;
}

async function signIn(email) {
  const answer = await fetch(`${product.url}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const { accessToken } = await answer.json();
  return { authorization: `Bearer ${accessToken}` };
}

async function upload(headers, photo) {
  const body = new FormData();
  body.set('file', new Blob([photo], { type: 'image/jpeg' }), 'photo.jpg');
  return (await answered('/api/media/images', { method: 'POST', headers, body })).id;
}

function draftOf(headers, id) {
  return answered('/api/drafting/images', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ imageIds: [id] }),
  });
}

async function draft(headers, photo) {
  await draftOf(headers, await upload(headers, photo));
}

async function answered(path, request) {
  const answer = await fetch(product.url + path, request);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** Shapes, a label, and the grain of a camera: as much to decode and to read as on a photo. */
function photoOf(width, height) {
  const noise = { type: 'gaussian', mean: 128, sigma: 24 };
  const shapes = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#c9b8a0" opacity=".75"/><rect x="25%" y="20%" width="50%" height="60%" rx="90" fill="#23415e"/>
    <rect x="35%" y="40%" width="30%" height="16%" fill="#fff"/>
    <text x="50%" y="50%" font-family="sans-serif" font-size="150" text-anchor="middle">SONY WH-1000</text></svg>`;
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .composite([{ input: Buffer.from(shapes) }])
    .jpeg({ quality: 88 })
    .toBuffer();
}

async function timeOf(work) {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

function median(numbers) {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
}
