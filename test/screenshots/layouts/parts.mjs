/** What several of the drawn marketplaces have in common. */

/** A photograph, more or less: soft shapes on a ground, nothing to read in it. */
export const photo = (hue, { width = '100%', height = '300px', radius = '0' } = {}) => `
  <div style="width:${width};height:${height};border-radius:${radius};overflow:hidden;flex:none;
    background:linear-gradient(${hue}deg,hsl(${hue} 28% 78%),hsl(${(hue + 40) % 360} 22% 62%));position:relative">
    <div style="position:absolute;left:22%;top:24%;width:56%;height:52%;border-radius:18px;background:hsl(${(hue + 190) % 360} 30% 38%)"></div>
    <div style="position:absolute;left:30%;top:32%;width:22%;height:30%;border-radius:50%;background:hsl(${(hue + 20) % 360} 45% 60%)"></div>
  </div>`;

export const phoneBar = (time = '9:41') => `
  <div style="display:flex;justify-content:space-between;padding:12px 24px 6px;font-size:15px;font-weight:600">
    <span>${time}</span><span>5G&nbsp;87%</span></div>`;

export const button = (text, style) =>
  `<div style="padding:12px 18px;text-align:center;font-weight:600;border-radius:24px;${style}">${text}</div>`;

/** Others of the kind, whose prices are not the item's. */
export const others = (heading, items, hue, style = '') => `
  <div style="margin-top:20px;${style}"><div style="font-weight:700;font-size:17px;margin-bottom:10px">${heading}</div>
    <div style="display:flex;gap:12px">${items
      .map(
        (
          [title, price],
          n,
        ) => `<div style="width:150px">${photo((hue + 70 * (n + 1)) % 360, { height: '110px', radius: '8px' })}
        <div style="font-size:14px;margin-top:6px">${title}</div><div style="font-size:14px;font-weight:700">${price}</div></div>`,
      )
      .join('')}</div></div>`;

export const page = ({
  font,
  dark,
  body,
  ground,
  ink,
}) => `<!doctype html><html lang="en"><meta charset="utf-8">
  <style>*{box-sizing:border-box}body{margin:0;font-family:${font};background:${ground ?? (dark ? '#18191a' : '#fff')};
  color:${ink ?? (dark ? '#e4e6eb' : '#1c1e21')};line-height:1.3}h1,p{margin:0}.quiet{color:${dark ? '#a8abaf' : '#65676b'}}</style>
  <body>${body}</body></html>`;
