/** Words of made-up listings. With a few thousand combinations, searches match between a handful and a tenth of all. */
export const ADJECTIVES =
  'walnut vintage compact foldable wireless ceramic leather cotton steel bamboo portable solid light heavy blue red green black white grey retro modern small large tall narrow deep soft firm rare signed boxed spare classic sturdy quiet bright warm cosy handmade'.split(
    ' ',
  );
export const NOUNS =
  'chair desk lamp bike helmet jacket camera laptop phone headphones monitor keyboard guitar ukulele record textbook sneakers boots dress hoodie backpack watch ring necklace plant kettle mug toaster sofa shelf table skateboard football racket dumbbell tent scooter car poster figurine drill printer router speaker blender fan heater mirror rug curtain stool bench ladder violin drum trumpet novel atlas puzzle vase clock globe bracelet brooch scarf coat tie shirt skirt'.split(
    ' ',
  );
export const BRANDS = Array.from({ length: 400 }, (_, n) => `maker${n.toString(36)}`);
export const FILLER =
  'bought two years ago barely used moving out next month pick up near campus cash or transfer no smokers pets small scratch on the side works perfectly comes with original box manual charger cable included ask for more pictures price is negotiable within reason first come first served happy to hold it until weekend can deliver by bus for a coffee'.split(
    ' ',
  );
