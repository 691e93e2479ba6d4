import type { Condition } from '#contract/listings';

/**
 * How much a claim says about the thing as a whole. What is broken outweighs everything; what the seller calls the
 * condition, or never having been used, outweighs how it works, and that what is wrong with a part of it.
 */
export const WEIGHTS = [
  'broken',
  'called',
  'used',
  'works',
  'damage',
  'small-damage',
  'spotless',
  'bare',
] as const;
export type Weight = (typeof WEIGHTS)[number];

export interface ClaimRule {
  readonly weight: Weight;
  readonly condition: Condition;
  readonly words: RegExp;
}

const rule = (weight: Weight, condition: Condition, ...words: string[]): ClaimRule => ({
  weight,
  condition,
  words: new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'gu'),
});

const SHAPE = '(?:cond(?:it(?:i)?on|ition|iton|tion)?|condtion|shape|nick|order)';
const STATE = '(?:estado|condicion(?:es)?)';
const VERY = '(?:very |super |really |pretty |overall |perfectly |still |totally |absolutely |all |in )';
const WEAR =
  '(?:used|worn|opened|open|redeemed|activated|ridden|played|driven|read|installed|assembled|unboxed|out of (?:the )?(?:box|package)|tried on|been used|been worn|been opened|got (?:around )?to us(?:e|ing) it|touched|registered|lit|built|washed)';

/** In English and Spanish; what several rules find at one place counts as the longest of them. */
export const CLAIMS: readonly ClaimRule[] = [
  rule(
    'broken',
    'poor',
    '(?:sold |selling |good |only )?(?:for|as) (?:parts|spares|scrap)(?: only| or repair| / repair)?|parts only|for repair|mechanics? special|transmission (?:is )?(?:slipping|slips|gone|shot)|blown (?:engine|motor|head gasket|speaker|fuse)|needs? (?:to be )?(?:repair(?:ed|s|ing)?|fix(?:ed|ing)|work|a new (?:screen|motor|engine|transmission|motherboard|display))|project car|fixer ?upper|as[- ]is (?:for parts|not working)',
    "(?:does ?n['o]?t|doesnt|does not|do ?n'?t|dont|do not|wo ?n'?t|wont|will not|can'?t|cant|no longer|stopped|quit|never) (?:work(?:s|ing)?|turn(?:s)? on|power(?:s)? (?:on|up)|start(?:s)?|boot(?:s)?|run(?:s)?|charge(?:s)?|function(?:s)?|light up|reads?(?! it)|spins?|cools?|heats?|prints?|drains?|connects?|recline|hold (?:a )?charge)(?! out| with| for (?:me|us|my))",
    'not (?:working|functional|running|turning on|charging)|non[- ]?(?:working|functional|functioning|running)|broken(?! in)|busted|dead(?! (?:stock|blow|lift|bolt|sea|pool|space|cells?|redemption|by))|defective|faulty|damaged|shattered|smashed|totaled|wrecked|trashed|beat to hell|destroyed|water damage|bricked|fried|kaput',
    `(?:in )?(?:poor|bad|terrible|rough|horrible|awful|pretty bad|really bad) ${SHAPE}|(?:condition|cond) (?:is )?:? ?(?:poor|bad|rough)|pretty (?:beat(?:en)?(?: up)?|rough|trashed)|beat(?:en)? up|falling apart|on its last legs|poor(?! man| boy| people| person| student| guy)`,
    'para (?:piezas|repuestos?|refacciones|partes|desguace|reparar|arreglar)|ya no (?:sube|baja|gira|cierra|abre|enfria|calienta|suena|imprime|lee|graba|mueve|responde)n?|no (?:funciona[n]?|prende[n]?|enciende[n]?|arranca[n]?|carga[n]?|sirve[n]?|anda[n]?|va[n]? bien)|rot[oa]s?|descompuest[oa]s?|averiad[oa]s?|estropead[oa]s?|malograd[oa]s?|danad[oa]s?|jodid[oa]s?|quemad[oa]s?|destrozad[oa]s?|hech[oa] polvo',
    `(?:en )?(?:muy )?mal(?:as?)? ${STATE}|${STATE} (?:malo|mala|pesimo|deficiente)|necesita (?:reparacion|arreglo|arreglos|reparaciones)|hay que (?:repararl[oa]|arreglarl[oa])|con averia`,
  ),
  rule(
    'called',
    'new',
    `brand[- ]?new|bnib|bnwt|nwt|nwot|nib|nos|new (?:in|with|w\\/?|without) (?:the |its |original |a |sealed )*(?:box|tags?|package|packaging|bag|plastic|wrapper)|new,? (?:never|un|sealed|still)|new(?: and|,)? (?:sealed|unopened|unused)|(?:100 ?% |completely |totally |all )new|${SHAPE}:? (?:is )?new|new ${SHAPE}|dead ?stock|factory sealed|mint in box|never (?:been )?(?:even )?${WEAR}|not (?:yet )?(?:redeemed|activated|registered)|(?:zero|no) use|w\\/ ?tags?|with tags?|(?:ds|bnwot)(?= ?(?:size|sz|never|with|in|,|$))|(?:not|never|hasn'?t been|haven'?t|havent|have not|didn'?t|didnt) (?:even )?(?:been )?(?:once )?(?:opened|used (?:it|them)?(?: (?:once|ever|even once|at all))|worn once)|(?:un)(?:used|opened|worn|redeemed|touched|boxed|played|read|activated)|(?:still |factory )?(?:sealed|in (?:the |its |original )*(?:shrink ?wrap|plastic|wrapper|wrapping|packag(?:e|ing)))|still (?:has|have|with|got) (?:the )?(?:original )?tags?(?: on)?|(?:with |w\\/ ?)?(?:the )?tags? (?:still )?(?:on|attached)|still in (?:the |its |original |unopened )*box|straight from (?:the )?(?:store|factory)|zero (?:uses|miles)|0 miles`,
    `(?:totalmente |completamente |100% )?nuev[oa]s? (?:en (?:su )?(?:caja|paquete|bolsa|empaque)|con (?:su )?(?:caja|etiquetas?)|sin |a estrenar|de paquete|precintad[oa]s?|sellad[oa]s?)|(?:${STATE}:? )nuev[oa]s?|sin (?:usar|abrir|estrenar|uso|desprecintar|activar|canjear|destapar|ponerse|haber(?:l[oa]s? )?(?:usado|abierto|estrenado))|a estrenar|precintad[oa]s?|sellad[oa]s?|con (?:la |las |su |sus )?etiquetas?(?: puestas?)?|nunca (?:me )?(?:l[oa]s? )?(?:puse|use|estrene|abri|lei|toque|instale|monte)|nunca (?:(?:l[oa]s? )?(?:he |hemos |fue |fueron |ha sido )?)?(?:usad[oa]s?|abiert[oa]s?|puest[oa]s?|estrenad[oa]s?|us[eo]|abri|instalad[oa]s?)|jamas (?:usad[oa]s?|puest[oa]s?)|no (?:l[oa]s? )?(?:he|hemos) (?:usado|abierto|estrenado)(?: nunca)?|nuevecit[oa]s?|en su (?:caja|empaque) original sin|todavia (?:en|con) (?:la |su )?(?:caja|etiqueta|plastico)`,
  ),
  rule(
    'called',
    'like-new',
    `(?:almost |nearly |practically |basically |virtually |essentially |just |pretty much |kinda )?(?:like|as|almost|nearly|practically|basically|virtually|essentially|pretty much) (?:brand[- ]?)?new|like[- ]new|good as new|new[- ]?ish|near(?:ly)? mint|nm|lnib|mint|vnm|pristine|immaculate|flawless|spotless|gently new|(?:${VERY})*(?:excellent|excelent|exellent|exc|perfect|superb|amazing|fantastic|outstanding|top|flawless|beautiful|impeccable|a\\+|10 ?\\/ ?10|9 ?\\/ ?10|9\\.5 ?\\/ ?10)(?: working| used| overall| cosmetic)? ${SHAPE}|${SHAPE}:? (?:is |are )?(?:overall )?(?:excellent|perfect|amazing|mint|flawless|10\\/10|9\\/10|like new)|looks? (?:brand[- ]?)?new|(?:10|9|9\\.5) ?\\/ ?10|(?:barely|hardly|scarcely|rarely|lightly|seldom|only|almost never|hardly ever|barely ever) (?:ever )?(?:been )?(?:used|worn|touched|opened|played|ridden|driven|read|drove|rode|wore|ridden|use)|(?:used|worn|wore|rode|played|ridden|opened|tried|read|ran|driven|use)(?: it| them| this| these)? (?:it )?(?:literally |maybe |only |just |like |about |exactly )*(?:once|twice|one time|two times|1 time|1x|2x|2 times|three times|3 times|3x|a couple(?: of)?(?: times)?|a handful of times|for (?:one|a|1|a single) (?:day|week|project|weekend|night|trip|event|party|wedding)|(?:one|a) single time|(?:a )?few times)|opened (?:it |them )?(?:but|and) (?:\\p{L}+ )?never \\p{L}+|(?:used|worn|wore|played|ridden) (?:\\p{L}+ ){1,4}(?:once|twice|(?:a )?(?:handful|couple) (?:of )?times|a few times)|open box|opened box|no signs? of (?:wear|use)|tried (?:it |them )?on once|few (?:uses|wears)|(?:very )?little (?:use|used|wear)|used (?:very|so) little|(?:did ?n'?t|didnt|never|not|haven'?t|havent) (?:really |even )?(?:us(?:e|ed)|w(?:ea|o)r(?:e|n)?|rid(?:e|den)|play(?:ed)?) (?:it |them )?(?:much|a lot|often|that much|enough)|never (?:really|actually) used(?: it| them)?|(?:only |just )?(?:a|one|two|couple) (?:of )?(?:days?|weeks?|months?) old|one owner mint|not a (?:single )?(?:scratch|mark) on it`,
    `(?:casi|practicamente|como|semi|semi-|cuasi|parece[n]?|prácticamente) ?nuev[oa]s?|seminuev[oa]s?|como (?:recien )?(?:salid[oa]|comprad[oa]|sacad[oa])|10 de 10|impecables?|impolut[oa]s?|perfect[oa]s? ${STATE}|(?:en )?(?:excelentes?|perfect[oa]s?|inmejorables?|impecables?|optim[oa]s?|esplendid[oa]s?) ${STATE}|${STATE} (?:excelente|perfect[oa]|impecable|inmejorable|10\\/10)|(?:muy )?poco us(?:o|ad[oa]s?)|apenas (?:usad[oa]s?|us[eo]|tiene uso|se us[oa]|estrenad[oa]s?|puest[oa]s?)|(?:usad[oa]s?|puest[oa]s?|us[eo]|usamos|la use|lo use|estrenad[oa]s?) (?:solo |solamente |unicamente |nada mas |apenas )*(?:una|un|una sola|una unica|dos|2|1|un par de|pocas|tres|3|alguna) (?:vez|veces|dia|puestas?|fin(?:es)? de semana)|casi sin (?:uso|usar|estrenar)|sin (?:un )?(?:rasgunos?|aranazos?|marcas?|rayones?) ni|sin signos de uso|solo (?:se us[oa]|usad[oa]|lo use|la use) (?:una|un|dos) `,
  ),
  rule(
    'called',
    'good',
    `(?:${VERY})*(?:good|great|gd|nice|decent|solid|fine|v good|vg|vgc|g(?:reat)?)(?: used| working| overall| solid| clean| cosmetic| physical| enough)* ${SHAPE}|vgc|euc|guc|${SHAPE}:? (?:is |are |still )?(?:very |pretty |really |overall )?(?:good|great|nice|solid|decent)|gently (?:used|worn|loved|ridden|played|read)|gentle use|well (?:maintained|kept|cared for|taken care of|looked after)|taken (?:good|great) care of|(?:always )?maintained|8 ?\\/ ?10|8\\.5 ?\\/ ?10|7 ?\\/ ?10|lightly loved|used but (?:fine|good|great|nice|clean|well kept|in good|works?)|used (?:-|,) good`,
    `(?:en )?(?:(?:muy |bastante |bien )?(?:buen(?:as?|os)?|bien|bonito)|bonit[oa]s?) ${STATE}|${STATE} (?:muy )?(?:buen[oa]s?|bien|general bueno)|buen(?:as?)? condiciones|bien (?:cuidad[oa]s?|conservad[oa]s?|mantenid[oa]s?|tratad[oa]s?)|cuidad[oa]s?|muy conservad[oa]|usad[oa]s? pero (?:bien|en buen|funciona|buen[oa])|se conserva bien`,
  ),
  rule(
    'called',
    'fair',
    `(?:${VERY})*(?:fair|ok|okay|okayish|average|used|acceptable|alright|so[- ]so|meh|worn|well[- ]used)(?: used| overall)* ${SHAPE}|${SHAPE}:? (?:is |are )?(?:just )?(?:fair|ok|okay|average|acceptable|alright|so[- ]so|meh)|fair(?! price| deal| offer| trade| enough| amount| lady| isle| market)|well[- ](?:used|worn|loved)|(?:been|was|has been|very|much) loved|acceptable|heavily used|heavy wear|(?:shows?|showing|has|have|had|with) (?:(?:its|their|some|a lot of|lots of|plenty of|obvious|visible|noticeable|heavy|considerable|significant|definite|normal|usual|regular|general) )*(?:wear|age|use|signs? of (?:wear|use|age)|wear and tear)|seen better days|(?:been )?through a lot|6 ?\\/ ?10|5 ?\\/ ?10|used a lot|(?:a )?lot of (?:use|wear)|beater|not pretty|not the prettiest|not perfect|far from perfect|rough around the edges|worn[- ](?:in|out|down)|a bit (?:worn|beat up|rough|tired|old and worn)|little (?:worn|beat up|rough|tired)|kinda (?:worn|beat up|rough|old|beat)|scuffed up|needs (?:some )?(?:tlc|love|cleaning|a (?:good )?(?:clean|cleaning|wash|polish|tune(?:[- ]?up)?|paint|coat)|new (?!home|owner|house|place|family|screen|motor|engine|transmission|motherboard|display)\\p{L}+)`,
    `(?:en )?${STATE} (?:regular(?:es)?|aceptables?|normal|mas o menos|medio|justo)|(?:regular|aceptable) ${STATE}|(?:bastante |muy |algo |un poco |medio )?(?:desgastad[oa]s?|gastad[oa]s?|viejit[oa]s?|trotad[oa]s?|baqueteado|maltratad[oa]s?|usadit[oa]s?)|muy (?:usad[oa]s?|viej[oa]s?)|bastante (?:usad[oa]s?|uso)|mucho uso|(?:con|tiene|muestra) (?:algunos |algunas |ligeros |ligeras |claros |muchos |bastantes |evidentes )?(?:signos|senales|marcas|huellas) de (?:uso|desgaste|la edad)|desgaste(?: por (?:el )?uso)?|(?:signos|senales|huellas) de (?:uso|desgaste)|(?:un poco|algo|medio) (?:rot[oa]s?|rajad[oa]s?|manchad[oa]s?|sucio|sucia)|necesita (?:una )?(?:limpieza|pintura|mano de pintura|carino|ajuste|cambio|frenos|llantas|cuerdas|bateria)`,
  ),
  rule(
    'works',
    'good',
    "(?:still |everything |all |both |it |they )?(?:works?|working|runs?|running|drives?|plays?|rides?|functions?|sounds?|prints?|cools?|heats?|charges?|cooks?|cleans?|brews?|blends?|cuts?|shoots?|washes|dries|sews?|fits?|reads?|shifts?|stops?|starts?|tunes?)(?: and (?:looks|sounds|rides|runs|drives|works))? (?:(?:very|really|super|just|pretty|absolutely|still|totally|100 ?%|like) )*(?:fine|great|good|perfect(?:ly)?|well|wonderfully|beautiful(?:ly)?|a charm|flawlessly|amazing(?:ly)?|smooth(?:ly)?|properly|correctly|100 ?%|as (?:it should|intended|expected)|excellent(?:ly)?|no (?:problems?|issues?)|like a (?:charm|champ|dream)|strong|awesome|ok|okay)|(?<!complete |collected |art |the |these )works(?! of| with| for| on| best| as)|does the job|(?:still )?going strong|plenty of life(?: left)?|not new but good|fully (?:functional|working|functioning|operational)|(?:in )?(?:perfect|good|full|great|excellent) working(?: order)?|working order|in working|everything works|no (?:issues?|problems?|mechanical issues|mechanical problems)(?: (?:whatsoever|at all))?|tested(?: and working)?|runs|nothing wrong with (?:it|them|this)|good tires|it'?s (?:fine|good|in good)|still (?:good|fine|solid|sturdy|strong)|(?:used but )?fine(?! china| art| print| tip| line| point| dining| jewelry| silver| leather| mesh)|sturdy|functional|gets the job done|holds? (?:a )?charge",
    'funciona[n]?(?: (?:muy |super |todo |de |a la |al )?(?:bien|perfect[oa](?:mente)?|maravilla|perfeccion|correctamente|sin problemas?|100(?: ?%)?|cien|lujo|genial|todo|excelente|perfecto))?|(?:todo|que) funciona|suena[n]? (?:muy |super )?(?:bien|genial|increible|perfecto|precioso|hermoso)|va (?:muy |super )?(?:bien|perfect[oa]|genial|de maravilla|fino)|anda (?:muy )?bien|funcionando(?: (?:bien|perfecto|perfectamente|al 100))?|jala(?:n|ndo)? (?:muy )?(?:bien|al 100(?: ?%)?)|sirve (?:bien|perfecto)|en (?:pleno )?funcionamiento|(?:corre|calienta|enfria|corta|imprime|carga|toca|lava|cocina|seca|aspira|graba|lee|frena|cose|prende|arranca|muele|licua)n? (?:muy |super |todo )?(?:bien|perfecto|perfectamente|genial)|enfria (?:muy )?bien|sin (?:fallas?|fallos?|detalles?|problemas)|no (?:le )?(?:falla|tiene fallas|tiene detalles) ?(?:nada)?|esta[n]? (?:muy )?bien',
  ),
  rule(
    'small-damage',
    'good',
    '(?:(?:a|some|couple|couple of|few|only|just|one|very|really|the usual|normal|usual|slight|slightly|minor|small|tiny|light|lightly|little|minimal|superficial|barely visible|hardly visible|cosmetic) ){0,3}(?:minor|small|tiny|light|little|slight|slightly|minimal|superficial|lil|barely visible|barely noticeable|hairline|cosmetic|normal|usual) (?:(?:cosmetic|surface|superficial|little|light|hairline|paint|normal) )?(?:scratch(?:es|ed)?|scuffs?|scuffed|scuffing|dents?|dings?|marks?|wear(?: and tear)?|stains?|nicks?|blemish(?:es)?|chips?|fading|faded|creas(?:e|es|ing)|pilling|spots?|imperfections?|flaws?|tears?|holes?|cracks?|signs? of (?:wear|use)|bends?|discoloration|fade|rust|fraying|snags?)|scratch(?:es)? (?:you )?(?:barely|hardly) (?:see|notice|visible)|lightly scratched|wear is minimal|minimal wear|normal wear',
    '(?:(?:un|una|algun|alguna|algunos|algunas|unos|unas|solo|leves?|ligeros?|ligeras?|pequen[oa]s?|minim[oa]s?) ){0,3}(?:leves?|ligeros?|ligeras?|pequen[oa]s?|minim[oa]s?|mini|chiquit[oa]s?|superficial(?:es)?) (?:rayon(?:es|cito|citos)?|rasgunos?|aranazos?|raspones?|raspon|golpes?|golpecitos?|marcas?|manchas?|roces?|desgaste|detalles?|defectos?|desperfectos?|senales?|abolladuras?|rayas?|rozaduras?)|rayoncitos?|golpecitos?|detallit(?:o|os)|marquitas?|rayitas?|(?:rasguno|aranazo|raspon|rayon|golpe|marca|mancha|detalle)s? (?:muy )?(?:pequen[oa]s?|leves?|minim[oa]s?|chiquit[oa]s?|superficial(?:es)?)',
  ),
  rule(
    'damage',
    'fair',
    "(?:(?:some|a|few|several|many|lots of|a lot of|couple(?: of)?|various|big|deep|bad|large|visible|noticeable|heavy|one) ){0,3}(?:scratch(?:es|ed|y)?|scuff(?:s|ed|ing)?|dent(?:s|ed)?|ding(?:s|ed)?|stain(?:s|ed|ing)?|rip(?:s|ped)?|tear(?:s)?|torn|hole(?:s)?|crack(?:s|ed)?|chip(?:s|ped)|rust(?:y|ed|ing)?|fad(?:ed|ing)(?! nicely| beautifully| perfectly| wash)|peel(?:s|ing|ed)?|pilling|fray(?:ed|ing)|wobbl(?:es|y|ing|e)|missing|bent|warped|discolou?r(?:ed|ation)|yellowed|yellowing|leak(?:s|ing|y)?|cosmetic damage|squeak(?:s|y)?|loose|sticky|sticks|burn marks?|water ?marks?|cosmetic (?:damage|wear|flaws|issues|blemishes)|dead pixels?|battery (?:is )?(?:weak|bad|dying|drains?(?: fast| quick(?:ly)?)?|doesn'?t last)|worn|flaking|snagged|wear(?! it| them| this| with| these| to)|loud|noisy|makes? (?:an? |some )?(?:\\p{L}+ )?noises?|stretched|blemish(?:es)?|flaws?|dirty|broke|flat tires?|creased|creases|nicks?|dinged|beaten|shrunk)(?: up)?|(?:signs|some) of wear|(?:a )?(?:little|bit|kinda) (?:worn|loose|rough|dirty|broke|faded)",
    '(?:(?:algun|alguna|algunos|algunas|unos|unas|varios|varias|muchos|muchas|un|una) ){0,2}(?:rayon(?:es)?|rayad[oa]s?|rasgunos?|rasgunad[oa]s?|aranazos?|aranad[oa]s?|raspones|raspon|raspad[oa]s?|golpes?|golpead[oa]s?|abolladuras?|abollad[oa]s?|manchas?|manchad[oa]s?|roces?|rozaduras?|desgarr(?:o|ad[oa]|ones)|grietas?|agrietad[oa]s?|rajad[oa]s?|oxid(?:o|ad[oa]s?)|descolorid[oa]s?|despintad[oa]s?|flojas?|flojos?|coje[oa]|cojea|le falta[n]?|falta(?:n|ndo)?|faltante|pelad[oa]s?|deslavad[oa]|agujeros?|agujeread[oa]|descosid[oa]s?|fisuras?|linea en la pantalla|pixeles? muertos?|marcas|detalles|imperfecciones|desperfectos|hundid[oa]s?|doblad[oa]s?|gastadit[oa]|rotit[oa]s?|se le (?:rompio|cayo|salio|perdio|quebro|despego))',
  ),
  rule(
    'spotless',
    'good',
    'no (?:visible |major |big |real |noticeable )?(?:scratches|scratch|stains?|rips?|tears?|holes?|damage|dents?|chips?|cracks?|flaws?|marks?|defects?|rust|scuffs?|issues|wear|pilling|pills|fading|smells?|odou?rs?|missing pieces)(?:(?:,| or| and|\\/| nor)? (?:no )?(?:scratches|stains?|rips?|tears?|holes?|damage|dents?|chips?|cracks?|flaws?|marks?|defects?|rust|smells?|scuffs?))*|(?:very |super |nice and |all )?clean(?! (?:title|carfax|it|them|up|out|and jerk|code))|scratch[- ]free|stain[- ]free',
    'sin (?:rasgunos?|rayones|rayon|manchas?|golpes?|danos?|marcas|roturas?|detalles|defectos|aranazos?)(?:(?:,| ni| y| o) (?:rasgunos?|rayones|manchas?|golpes?|danos?|marcas|roturas?|defectos|aranazos?))*|limpi[oa]s?',
  ),
  rule('bare', 'new', 'new|nuev[oa]s?(?! precio| telefono| hogar| dueno| semestre)'),
  rule('bare', 'like-new', 'excellent|excelentes?|perfect|perfect[oa]s?'),
  rule('bare', 'good', 'good|great|buen[oa]s?|bien'),
];
