import { button, others, photo } from './parts.mjs';

const bar = (text, style) =>
  `<div style="display:flex;gap:22px;padding:10px 28px;font-size:13px;align-items:center;${style}">${text}</div>`;

/** The same on a desk. */
export const DESKTOPS = {
  ebay: ({
    title,
    price,
    condition,
    hue,
    was,
  }) => `${bar('<b style="font-size:24px">ebay</b><span>Search for anything</span><span>Daily Deals</span><span>My eBay</span>', 'border-bottom:1px solid #ccc')}
    <div style="display:flex;gap:30px;padding:20px 28px">${photo(hue, { width: '520px', height: '440px', radius: '12px' })}
    <div style="flex:1"><h1 style="font-size:21px">${title}</h1>
      <div class="quiet" style="font-size:14px;margin-top:8px">gadgetbarn (2210) 99.4% positive</div>
      <hr><div style="font-size:26px;font-weight:700">US ${price}</div>
      ${was ? `<div class="quiet" style="font-size:14px">Was <s>US ${was}</s> (17% off)</div>` : '<div style="font-size:14px">or Best Offer</div>'}
      <div style="font-size:15px;margin-top:12px">Condition: <b>${condition}</b></div>
      <div style="max-width:420px">${button('Buy It Now', 'background:#3665f3;color:#fff;margin-top:14px')}${button('Add to cart', 'border:1px solid #3665f3;color:#3665f3;margin-top:8px')}${button('Add to Watchlist', 'border:1px solid #3665f3;color:#3665f3;margin-top:8px')}</div>
      <div style="font-size:14px;margin-top:14px">Shipping: <b>US $12.40</b> USPS Ground Advantage</div>
      <div style="font-size:14px;margin-top:6px">Returns: 30 days returns. Buyer pays for return shipping.</div></div></div>
    <div style="padding:0 28px">${others(
      'Similar items',
      [
        ['Refurbished one', '$149.00'],
        ['For parts', '$39.95'],
        ['Same, blue', '$210.00'],
      ],
      hue,
    )}</div>`,
  facebook: ({ title, price, condition, hue, dark }) => `<div style="display:flex;height:800px">
    <div style="flex:1;background:#000;display:flex;align-items:center;justify-content:center">${photo(hue, { width: '640px', height: '640px' })}</div>
    <div style="width:360px;padding:20px 16px"><h1 style="font-size:24px">${title}</h1>
      <div style="font-size:17px;margin-top:6px">${price}</div><div class="quiet" style="font-size:13px;margin-top:4px">Listed a week ago in Portland, OR</div>
      <div style="display:flex;gap:8px;margin-top:14px">${button('Message', 'background:#0866ff;color:#fff;border-radius:6px;flex:1;padding:8px')}${button('Save', `background:${dark ? '#3a3b3c' : '#e4e6eb'};border-radius:6px;padding:8px 14px`)}</div>
      <div style="font-weight:700;font-size:17px;margin-top:18px">Details</div>
      <div style="display:flex;font-size:15px;margin-top:8px"><b style="width:140px">Condition</b><span>${condition}</span></div>
      <p style="font-size:15px;margin-top:10px">Moving out at the end of the month. Smoke free home.</p>
      <div style="font-weight:700;font-size:17px;margin-top:22px">Seller information</div><div class="quiet" style="font-size:14px;margin-top:6px">Joined Facebook in 2011</div></div></div>`,
  craigslist: ({
    title,
    price,
    condition,
    hue,
  }) => `${bar('<b>CL</b><span>seattle &gt; for sale &gt; general for sale - by owner</span><span>post</span><span>account</span>', 'background:#eee;color:#222')}
    <div style="padding:14px 28px"><div style="font-size:14px"><button>reply</button> &nbsp; favorite &nbsp; hide &nbsp; flag</div>
      <h1 style="font-size:22px;margin-top:12px">${title} - ${price} (Ballard)</h1>
      <div style="display:flex;gap:24px;margin-top:14px">${photo(hue, { width: '560px', height: '400px' })}<div style="font-size:15px;line-height:1.9">condition: <b>${condition}</b><br>cryptocurrency ok<br>delivery available<br>make / manufacturer: see text</div></div>
      <p style="font-size:16px;margin-top:16px">Bought two years ago for $600, hardly used since. Text is best.</p>
      <div class="quiet" style="font-size:13px;margin-top:16px">post id: 7739912034 &nbsp; posted: 2026-10-28 10:31 &nbsp; email to friend</div></div>`,
  etsy: ({
    title,
    price,
    condition,
    hue,
    was,
  }) => `${bar('<b style="font-size:24px;color:#f1641e;font-family:Liberation Serif">Etsy</b><span>Search for items or shops</span><span>Gifts</span><span>Home Favorites</span>', '')}
    <div style="display:flex;gap:36px;padding:20px 40px">${photo(hue, { width: '600px', height: '520px', radius: '8px' })}
    <div style="flex:1"><div style="color:#a61a2e;font-size:14px;font-weight:600">Only 1 left and in 7 carts</div>
      <div style="margin-top:8px"><span style="font-size:26px;font-weight:700;color:#258635">${price}</span> ${was ? `<s class="quiet" style="font-size:15px">${was}</s>` : ''}</div>
      ${was ? '<div style="font-size:14px;color:#258635">20% off sale for the next 9 hours</div>' : ''}
      <h1 style="font-size:18px;font-weight:400;margin-top:12px">${title}</h1>
      <div style="font-size:14px;margin-top:8px">OldSchoolAttic · Star Seller</div>
      ${button('Buy it now', 'border:2px solid #222;margin-top:18px')}${button('Add to cart', 'background:#222;color:#fff;margin-top:10px')}
      <div style="font-size:15px;margin-top:18px;font-weight:600">Highlights</div><div style="font-size:14px;margin-top:6px">${condition}</div>
      <div style="font-size:14px;margin-top:6px">Cost to ship: $14.20</div></div></div>`,
  amazon: ({
    title,
    price,
    condition,
    hue,
    was,
  }) => `${bar('<b style="font-size:20px">amazon</b><span>Deliver to Boise 83702</span><span>Search Amazon</span><span>Returns &amp; Orders</span><span>Cart</span>', 'background:#131921;color:#fff')}
    <div style="display:flex;gap:26px;padding:20px 24px">${photo(hue, { width: '420px', height: '420px' })}
    <div style="flex:1"><h1 style="font-size:23px;font-weight:400">${title}</h1><div style="color:#007185;font-size:14px;margin-top:6px">4.5 &nbsp; 1,243 ratings</div><hr>
      <div style="font-size:27px">${was ? '<span style="color:#cc0c39">-15%</span> ' : ''}${price}</div>
      ${was ? `<div class="quiet" style="font-size:13px">List Price: <s>${was}</s></div>` : ''}
      <div style="font-size:14px;margin-top:8px">Or $10.75/mo (12 mo). Select from 1 plan</div>
      <div style="font-size:15px;margin-top:14px"><b>${condition}</b></div></div>
    <div style="width:230px;border:1px solid #d5d9d9;border-radius:8px;padding:16px;font-size:14px">FREE delivery Tuesday<br><br><span style="color:#007600;font-size:17px">In Stock</span>
      ${button('Add to Cart', 'background:#ffd814;color:#111;margin-top:14px;padding:8px')}${button('Buy Now', 'background:#ffa41c;color:#111;margin-top:8px;padding:8px')}</div></div>
    <div style="padding:0 24px">${others(
      'Products related to this item',
      [
        ['Carrying case', '$18.99'],
        ['Two pack', '$239.00'],
      ],
      hue,
    )}</div>`,
  swappa: ({
    title,
    price,
    condition,
    hue,
  }) => `${bar('<b style="font-size:20px">Swappa</b><span>Buy</span><span>Sell</span><span>Prices</span><span>Search</span>', 'background:#0d7a5f;color:#fff')}
    <div style="padding:18px 40px"><h1 style="font-size:24px">${title}</h1>
      <div style="display:flex;gap:30px;margin-top:14px">${photo(hue, { width: '480px', height: '420px' })}
      <table style="font-size:16px;border-spacing:0 12px;height:fit-content"><tr><td style="width:130px">Price</td><td><b style="font-size:26px">${price}</b></td></tr><tr><td>Condition</td><td>${condition}</td></tr>
      <tr><td>Ships from</td><td>Tampa, FL</td></tr><tr><td>Seller</td><td>brightcell (431 ratings)</td></tr><tr><td>Listing</td><td>LZTA12345</td></tr><tr><td colspan="2">${button('Buy Now', 'background:#0d7a5f;color:#fff;border-radius:6px')}</td></tr></table></div></div>`,
  vybac: ({
    title,
    price,
    condition,
    hue,
  }) => `${bar('<b style="font-size:22px">Vybac</b><span>Browse</span><span>Market Value</span><span>Sign In</span>', '')}
    <div style="display:flex;gap:40px;padding:20px 60px">${photo(hue, { width: '560px', height: '560px', radius: '14px' })}
    <div style="flex:1"><h1 style="font-size:32px;font-weight:800">${title}</h1><div style="font-size:36px;font-weight:800;margin-top:8px">${price}</div>
      <div style="display:inline-block;border-radius:14px;background:#8882;padding:4px 12px;font-size:14px;margin-top:10px">${condition}</div>
      <div style="display:flex;gap:10px;margin-top:18px">${button('Make Offer', 'background:#ffb800;color:#221a00')}${button('Contact Seller', 'border:1px solid #999')}</div>
      <p style="font-size:16px;margin-top:18px">Kept in a dry place. Bring a friend, it is heavy.</p></div></div>`,
  offerup: ({
    title,
    price,
    condition,
    hue,
  }) => `${bar('<b style="font-size:22px;color:#00a87e">OfferUp</b><span>Search OfferUp</span><span>Post Item</span><span>Log in</span>', 'border-bottom:1px solid #ddd')}
    <div style="display:flex;gap:30px;padding:20px 40px">${photo(hue, { width: '560px', height: '520px' })}
    <div style="flex:1"><h1 style="font-size:26px">${title}</h1><div style="font-size:34px;font-weight:800;margin-top:8px">${price}</div>
      <div class="quiet" style="font-size:14px;margin-top:8px">Posted about 5 hours ago in Mesa, AZ</div><div style="font-size:15px;margin-top:8px">Condition: ${condition}</div>
      ${button('Make offer', 'background:#00a87e;color:#fff;margin-top:18px')}${button('Ask', 'border:2px solid #00a87e;color:#00a87e;margin-top:10px')}
      <div style="font-size:14px;margin-top:14px">Local pickup only · meet at a Community MeetUp Spot</div></div></div>`,
};
