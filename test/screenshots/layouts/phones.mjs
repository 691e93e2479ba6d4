import { button, others, phoneBar, photo } from './parts.mjs';

/** Apps and sites of marketplaces, as a phone shows them. */
export const PHONES = {
  facebook: ({ title, price, condition, hue, dark }) => `${phoneBar()}
    <div style="display:flex;justify-content:space-between;padding:8px 16px;font-weight:700;font-size:18px"><span>‹ Marketplace</span><span>Search</span></div>
    ${photo(hue, { height: '320px' })}
    <div style="padding:14px 16px"><h1 style="font-size:22px">${title}</h1>
      <div style="font-size:18px;margin-top:6px">${price}</div>
      <div class="quiet" style="font-size:14px;margin-top:6px">Listed 3 days ago in Austin, TX</div>
      <div style="display:flex;gap:10px;margin-top:14px">${button('Message', 'background:#0866ff;color:#fff;border-radius:8px;flex:1')}${button('Save', `background:${dark ? '#3a3b3c' : '#e4e6eb'};border-radius:8px`)}${button('Share', `background:${dark ? '#3a3b3c' : '#e4e6eb'};border-radius:8px`)}</div>
      <div style="font-weight:700;font-size:18px;margin-top:18px">Details</div>
      <div style="display:flex;gap:60px;margin-top:8px;font-size:15px"><b>Condition</b><span>${condition}</span></div>
      <p style="font-size:15px;margin-top:10px">Works as it should. Pick up only, cash or Venmo.</p>
      <div style="font-weight:700;font-size:18px;margin-top:18px">Seller information</div></div>`,
  facebookPicks: (item) => `${PHONES.facebook(item).replace('height:320px', 'height:220px')}
    <div style="padding:0 16px">${others(
      "Today's picks",
      [
        ['Lamp', '$15'],
        ['Road bike', '$420'],
      ],
      item.hue,
    )}</div>`,
  offerup: ({ title, price, condition, hue }) => `${phoneBar('10:12')}
    <div style="display:flex;justify-content:space-between;padding:10px 16px;font-size:16px"><b style="color:#00a87e">OfferUp</b><span>Share</span></div>
    ${photo(hue, { height: '300px' })}
    <div style="padding:16px"><h1 style="font-size:20px;font-weight:600">${title}</h1>
      <div style="font-size:28px;font-weight:800;margin:6px 0">${price}</div>
      <div class="quiet" style="font-size:14px">Posted 2 hours ago in Denver, CO</div>
      <div style="font-size:15px;margin-top:6px">Condition: ${condition}</div>
      <div style="font-size:15px;margin-top:6px">Ships to you for $9.99</div>
      <div style="display:flex;gap:12px;margin-top:16px">${button('Ask', 'border:2px solid #00a87e;color:#00a87e;flex:1')}${button('Make offer', 'background:#00a87e;color:#fff;flex:1')}</div></div>`,
  mercari: ({ title, price, condition, hue, was }) => `${phoneBar('8:05')}
    ${photo(hue, { height: '330px' })}
    <div style="padding:16px"><div class="quiet" style="font-size:13px">Likes 24</div>
      <h1 style="font-size:19px;font-weight:500;margin-top:4px">${title}</h1>
      <div style="font-size:26px;font-weight:700;margin-top:8px">${price} ${was ? `<s class="quiet" style="font-size:16px;font-weight:400">${was}</s>` : ''}</div>
      <div class="quiet" style="font-size:14px;margin-top:4px">or 4 interest-free payments of $11.25 with Zip</div>
      <div style="display:flex;gap:12px;margin-top:14px">${button('Make offer', 'border:1px solid #5e6df2;color:#5e6df2;flex:1;border-radius:6px')}${button('Buy now', 'background:#5e6df2;color:#fff;flex:1;border-radius:6px')}</div>
      <div style="display:flex;justify-content:space-between;margin-top:16px;font-size:15px"><b>Condition</b><span>${condition}</span></div>
      <div style="display:flex;justify-content:space-between;margin-top:10px;font-size:15px"><b>Shipping</b><span>$7.99 · Buyer pays</span></div>
      <div style="display:flex;justify-content:space-between;margin-top:10px;font-size:15px"><b>Sold by</b><span>Mercari seller since 2019</span></div></div>`,
  depop: ({ title, price, condition, hue }) => `${phoneBar('17:30')}
    <div style="display:flex;justify-content:space-between;padding:8px 16px;font-size:16px"><b>depop</b><span>Bag</span></div>
    ${photo(hue, { height: '340px' })}
    <div style="padding:16px"><div style="display:flex;gap:12px;align-items:baseline"><span style="font-size:20px;font-weight:700">${price}</span><span class="quiet" style="font-size:14px">+ $4.50 shipping</span></div>
      <h1 style="font-size:16px;font-weight:400;margin-top:8px">${title}</h1>
      <div class="quiet" style="font-size:14px;margin-top:6px">Size M · ${condition}</div>
      <div style="display:flex;gap:10px;margin-top:16px">${button('Buy now', 'background:#000;color:#fff;border-radius:4px;flex:1')}${button('Make offer', 'border:1px solid #000;border-radius:4px;flex:1')}</div>
      <div class="quiet" style="font-size:13px;margin-top:14px">All purchases through Depop are covered by Buyer Protection.</div></div>`,
  poshmark: ({ title, price, condition, hue, was }) => `${phoneBar('12:00')}
    ${photo(hue, { height: '350px' })}
    <div style="padding:14px 16px"><div class="quiet" style="font-size:13px">Meet the Posher · 212 Likes</div>
      <h1 style="font-size:20px;font-weight:600;margin-top:6px">${title}</h1>
      <div style="font-size:22px;margin-top:6px"><b>${price}</b> ${was ? `<s class="quiet" style="font-size:15px">${was}</s>` : ''}</div>
      <div style="display:inline-block;border:1px solid #999;border-radius:12px;padding:2px 10px;font-size:13px;margin-top:8px">${condition}</div>
      <div style="font-size:14px;margin-top:10px">$8.27 Expedited Shipping</div>
      <div style="display:flex;gap:10px;margin-top:14px">${button('Offer/Price Drop', 'border:1px solid #822432;color:#822432;flex:1;border-radius:4px')}${button('Add to Bundle', 'background:#822432;color:#fff;flex:1;border-radius:4px')}</div>
      <div class="quiet" style="font-size:13px;margin-top:12px">POSH PROTECT: Buyer Protection Policy</div></div>`,
  ebayApp: ({ title, price, condition, hue }) => `${phoneBar('15:20')}
    <div style="display:flex;justify-content:space-between;padding:8px 16px;font-size:15px"><span>‹ Back</span><b>eBay</b><span>Cart</span></div>
    ${photo(hue, { height: '310px' })}
    <div style="padding:14px 16px"><h1 style="font-size:18px;font-weight:500">${title}</h1>
      <div style="font-size:26px;font-weight:700;margin-top:8px">${price}</div>
      <div style="font-size:14px">or Best Offer</div>
      <div class="quiet" style="font-size:14px">+ $12.40 shipping · Located in Reno, NV</div>
      <div style="font-size:15px;margin-top:8px">Condition: <b>${condition}</b></div>
      ${button('Buy It Now', 'background:#3665f3;color:#fff;margin-top:14px')}${button('Add to cart', 'border:1px solid #3665f3;color:#3665f3;margin-top:10px')}
      ${button('Watch', 'border:1px solid #3665f3;color:#3665f3;margin-top:10px')}</div>`,
  craigslistPhone: ({ title, price, condition, hue }) => `
    <div style="padding:10px 12px;font-size:15px;background:#e8e8f8;color:#222">CL › seattle › for sale › by owner</div>
    <div style="padding:12px"><h1 style="font-size:20px">${title} - ${price}</h1>
      <div class="quiet" style="font-size:14px;margin:4px 0 10px">(Capitol Hill)</div>${photo(hue, { height: '280px' })}
      <div style="font-size:15px;margin-top:10px">condition: <b>${condition}</b></div>
      <p style="font-size:16px;margin-top:12px">In daily use until last week. Cash only. No trades please.</p>
      <div class="quiet" style="font-size:13px;margin-top:14px">post id: 7741200313 · posted: 4 days ago</div>
      <div style="color:#00e;font-size:15px;margin-top:8px">♥ best of [?] &nbsp; reply</div></div>`,
  vybac: ({ title, price, condition, hue, dark }) => `${phoneBar('11:11')}
    <div style="padding:8px 16px;font-weight:800;font-size:20px">Vybac</div>${photo(hue, { height: '358px', radius: '14px', width: '358px' })}
    <div style="padding:14px 16px"><div style="font-size:30px;font-weight:800">${price}</div>
      <h1 style="font-size:22px;margin-top:4px">${title}</h1>
      <div class="quiet" style="font-size:14px;margin-top:6px">${condition} · Listed yesterday · 41 views</div>
      <div style="display:flex;gap:10px;margin-top:16px">${button('Make Offer', 'background:#ffb800;color:#221a00;flex:1')}${button('Contact Seller', `border:1px solid ${dark ? '#666' : '#bbb'};flex:1`)}</div></div>`,
  swappaPhone: ({ title, price, condition, hue }) => `${phoneBar('19:45')}
    <div style="padding:10px 16px;background:#0d7a5f;color:#fff;font-weight:700;font-size:18px">Swappa</div>
    <div style="padding:14px 16px"><h1 style="font-size:20px">${title}</h1>
      <div class="quiet" style="font-size:13px;margin:4px 0 10px">Listing LXAB42871 · 128 views</div>${photo(hue, { height: '260px' })}
      <div style="font-size:30px;font-weight:700;margin-top:12px">${price}</div>
      <div class="quiet" style="font-size:14px">or as low as $22/mo with Affirm · Free shipping</div>
      <div style="font-size:16px;margin-top:8px">Condition: ${condition}</div>${button('Buy Now', 'background:#0d7a5f;color:#fff;margin-top:14px;border-radius:6px')}</div>`,
};
