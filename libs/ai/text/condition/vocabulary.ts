/**
 * Words that mean the same to a condition, English and Spanish together, in plain letters. `scratch+` stands for its
 * English forms (scratches, scratched, scratching, scratchy), `rayad@` for its Spanish ones (rayado, rayadas, rayadito),
 * `golpe~` for singular and plural.
 */
export const VOCABULARY = {
  NOT: `no not never nor neither without none nothing nobody zero cero isn't aren't wasn't weren't isnt arent wasnt
    don't doesn't didn't dont doesnt didnt hasn't haven't hadn't hasnt havent hadnt won't wont can't cant cannot
    couldn't wouldn't ain't aint sin nunca jamas ni ningun ninguna tampoco nada nadie`,
  NEVER: "never hasnt hasn't havent haven't zero cero nunca jamas sin",
  EVEN: `ever even yet once at all quite so still just exactly been being aun todavia siquiera realmente ha han he hemos
    habido sido haber`,
  BE: `is are was were be been being has have had having got gets look looks looking seem seems feel feels stay stays
    remain remains keep kept show shows still it's its they're they i'm es esta estan este son fue estaba ha han
    tiene tienen hay viene vienen se ve ven luce lucen sigue siguen quedo trae traen con`,
  IT: `it them this these that those they he she i we me you nobody one lo la los las le les se te nos yo`,
  DET: `a an the any some my our its his her single one of el la los las un una unos unas su sus mi mis de del ningun
    ninguna algun alguna algunos algunas solo sola`,
  VERY: `very really super pretty quite so extremely absolutely totally completely perfectly overall still all generally
    just honestly in surprisingly fairly incredibly al muy bastante tan totalmente completamente realmente en bien`,
  ONLY: `only just maybe like about literally merely perhaps probably exactly around solo solamente unicamente nomas nada
    mas apenas como unas`,
  BARELY: `ligeramente levemente barely hardly scarcely rarely seldom lightly minimally sparingly apenas escasamente`,
  NEARLY: `like almost nearly practically basically virtually essentially near as kinda casi como practicamente cuasi
    parece parecen semi`,
  LITTLE: `poquito poquita poquitos tantito little few minimal low limited poco poca pocos pocas poquisimo poquisima
    poquisimos minimo`,
  USED: `done completed probe encendi prendi estrene lleve llevad@ llevamos flew lit laundered handled boiled baked
    reclined sprayed strummed used use worn wore wear opened open ridden rode ride played play driven drove drive
    read tried touched installed assembled mounted plugged activated redeemed registered slept sat ran run washed
    built unboxed removed paired unwrapped danced hooked swatched displayed unfolded locked powered cooked streamed
    fired flown usad@ usamos uso usaron usa puest@ puse ponermel@ ponersel@ ponerse puso abiert@ abri abrio abrir
    abrirl@ estrenad@ estrenar estreno estrenarl@ tocad@ tocar toque instalad@ instale montad@ monte leid@ lei
    ocupad@ ocupe ocupado ocupar jugad@ sacad@ saque encendid@ activad@ activar canjead@ canjear destapad@ destapar
    desprecintar desprecintad@ prendid@ probad@ usar usarl@ usarse lavad@ utilizad@ utilice utilizar armad@`,
  TIMES: `time times use uses wear wears ride rides outing outings wash washes session sessions occasion occasions vez
    veces uso usos puesta puestas ocasion ocasiones lavada lavadas partido partidos salida salidas vuelta vueltas`,
  FEW: `one 1 two 2 three 3 couple few handful single una un dos tres par pocas pocos contadas contados sola solo unica
    unico alguna algunas`,
  ONCE: 'once twice 1x 2x 3x',
  EVENT: `games prom graduation baptism quinceanera gala dance ceremony funeral vacaciones camping picnic afternoon
    morning month vacation mes day days week weekend night nights trip event party wedding evening project job
    interview zoom call meeting proposal photo photos photoshoot shoot match game concert hour hours dia dias noche
    noches boda fiesta evento sesion fin finde viaje pastel entrevista semana reunion obra`,
  MUCH: 'much lot often enough heavily mucho tanto demasiado bastante',
  PACK: `plasticos wrappers ribbon box boxes package packaging packet plastic wrapper wrapping wrap shrink shrinkwrap
    shrinkwrapped blister bag bubble container carton sleeve garage drawer closet caja cajas empaque paquete bolsa
    plastico celofan estuche envoltorio cajon`,
  ORIGINAL: 'original factory store manufacturer unopened sealed its the retail todo su fabrica',
  SEALED: `sealed unopened wrapped shrinkwrapped precintad@ sellad@ emplayad@ embolsad@ empaquetad@ cerrad@ retractilad@`,
  UNUSED: `unused unworn unredeemed untouched unread unplayed unactivated unregistered unassembled unridden unwashed`,
  TAG: 'tag tags etiqueta etiquetas',
  NEW: 'new nuev@ brandnew',
  STATE: `condition cond conditon condtion conditions condiition shape nick order estado condicion condiciones
    conservacion`,
  GREAT: `a1 fabulous stellar spectacular unbelievable ideal wonderous phenomenal excellent excelent exellent exc perfect
    superb amazing fantastic outstanding top flawless beautiful impeccable mint immaculate pristine exceptional
    incredible wonderful gorgeous excelente excelentes perfect@ inmejorable inmejorables impecable impecables optim@
    esplendid@ increible insuperable maravillos@`,
  SPOTLESS: `pristine immaculate flawless flawlessly spotless unblemished minty unmarked impecable impecables impolut@
    flamante flamantes intact@ intact inmaculad@`,
  GOOD: `good great gd nice decent solid fine vg lovely respectable healthy gr8 clean buen buena buenas buenos bueno
    bonit@ lind@ decente decentes`,
  SO: `fair ok okay okayish average used acceptable alright meh worn reasonable passable regular regulares aceptable
    aceptables normal medio justo`,
  BAD: `poor bad terrible rough horrible awful sad sorry mal mala malas malo malos pesim@ deficiente lamentable`,
  GENTLY: 'kindly respectfully gently carefully softly tenderly lovingly',
  LOVED: 'used worn loved ridden played read use driven',
  CARED: `maintained kept cared treated looked preserved stored serviced cuidad@ cuidadit@ conservad@ mantenid@ tratad@
    mantenimiento`,
  WORK: `rueda ruedan cleans clean fits tunes tune vacuums toasts steams chops purees filters work works working worked
    run runs running ran drive drives driving function functions functioning functional operate operates play plays
    playing ride rides sound sounds print prints cool cools heat heats charge charges charging cook cooks brew brews
    blend blends cut cuts shoot shoots wash washes dry dries sew sews shift shifts stop stops start starts steer
    track tracks spin spins read reads fire fires boil boils mow mows respond responds glide glides roll rolls
    record records keep keeps holds hold toast fold folds burn burns light lights boot boots connect connects pair
    pairs click clicks fly flies perform performs grind grinds recline reclines vacuum freeze freezes funciona
    funcionan funcionando funcionar prende prenden enciende encienden arranca arrancan anda andan andando jala jalan
    jalando sirve sirven camina carga cargan enfria enfrian calienta calientan corre corren corta cortan imprime
    toca tocan suena suenan lava seca aspira graba lee frena cose muele licua gira cierra abre rinde responde va van
    marca marcan marcha trabaja pinta escucha escuchan oye opera`,
  DOESNT: `doesn't doesnt don't dont won't wont can't cant cannot didn't didnt isn't isnt aren't arent couldn't wouldn't
    not`,
  OPERATES: `click pick grip seal lock register track focus flush flow suck vacuum cut mow freeze dry wash brew blend steam
    toast scan feed ring vibrate rotate dispense detect load sync extend retract recline spin work works working
    function functions functional operate turn turns power powers start starts boot boots run runs running charge
    charges charging idle spins heat heats cool cools print prints drain drains connect connects light read reads
    respond reset hold holds inflate fire stay`,
  OPERA: `centrifuga centrifugan tuesta aspira succiona licua proyecta seca funciona funcionan funcionar prende prenden
    enciende encienden arranca arrancan anda andan jala jalan sirve sirven camina carga cargan enfria enfrian
    calienta calientan suena suenan imprime lee graba gira cierra cierran abre sube baja mueve responde marca marcan
    escucha escuchan oye agarra agarran da`,
  ON: 'on up',
  GOODLY: `warm rich powerful accurate accurately responsive gorgeous a1 supposed though anyway igual fine great good
    perfect perfectly well wonderfully beautiful beautifully flawlessly amazing amazingly smooth smoothly properly
    correctly excellent excellently strong awesome ok okay butter intended expected 100% 100 reliably quiet quietly
    clean cold normally hot nice nicely right should bien perfect@ perfectamente maravilla perfeccion correctamente
    genial excelente cien lujo joya fenomenal diez padrisimo chido normal fino suave fuerte increible precioso
    hermoso impecable barbaro todo normalmente`,
  STOPPED: 'stopped quit gave died broke ceased murio dejo fallo trono trueno',
  BROKEN: `doa bust nonfunctioning malfunctioning malfunctions junk unresponsive jodid@ petad@ escacharrad@ fregad@ broken
    busted dead defective faulty damaged shattered shredded smashed totaled wrecked trashed destroyed bricked kaput
    blown seized inoperable unusable burnt ruined nonworking nonfunctional rot@ descompuest@ averiad@ estropead@
    malograd@ danad@ quemad@ destrozad@ tronad@ desvielad@ fundid@ inservible inservibles arruinad@`,
  SEVERE: `trizad@ split snapped petad@ crack+ shatter+ smash+ estrellad@ agrietad@ grieta~ astillad@ rajad@ fisura~ rot@
    quebrad@ cuartead@`,
  DAMAGE: `hoyit@ hoyo~ puncture pinhole amarillent@ crackle+ rechina rechinan cruje crujen chilla vibra vibrates clunks
    leans drags catches rubs pops buzzes hisses stutters dull dulled incomplete incomplet@ desafilad@ trabad@
    atascad@ machucad@ magullad@ cascad@ resbala zumba tiembla truena humea descuadrad@ chamuscad@ inflad@
    enchuecad@ astillada sinks spills partida broke glued patched mended reglued sewn taped stapled welded scorch+
    singe+ melted crooked lopsided tilted misaligned bald balding threadbare lumpy abrasions smudge+ smeared blotch+
    splotch+ watermark+ bleached unraveling unraveled unstitched slit punctured burst snapped splitting warping
    buckled sunken rickety shaky unsteady unstable wonky temperamental glitchy laggy flicker+ buzzing hissing noisy
    grinding corrosion mildew moldy mouldy smelly stinks deformed marred rotted rotten hairline weathered
    disintegrating thinning wrinkled crushed squashed dogeared discoloring brittle ruidit@ tallad@ tallon~
    raspadura~ mellad@ picad@ ajad@ arrugad@ destenid@ manchon~ pegajos@ desajustad@ deformad@ descascarad@
    desconchad@ deshilad@ raid@ chocad@ enmohecid@ moho picadura~ chafad@ pelonas quemadura~ derretid@ deteriorad@
    ladead@ desnivelad@ despegandose desprendid@ desencolad@ inestable tambalea baila remendad@ parchad@ zurcid@
    roid@ mordid@ mordisquead@ scratch+ scuff+ dent+ ding+ dings stained staining stain stains stainy rip rips
    ripped tear tears torn hole holes crack+ chipped chipping rust rusty rusted rusting rusts fading faded peel
    peels peeling peeled pilling pilled bobbling bobbly fraying frayed frays wobble+ missing bent warped swollen
    discolored discoloured discoloration tarnish tarnished yellowed yellowing leak leaks leaking leaky squeak+
    squeal+ rattle+ creak creaks creaky loose sticky sticking stuck sagging sags sag saggy flaking flaky snag+
    snagged stretched blemish+ flaw flaws flawed dirty grubby grimy filthy crease+ nicks nicked scrape+ gouge+
    beaten shrunk matted chewed drift drifts drifting skips separating detached unglued lifting scarred cuts burns
    tattered ratty musty bumped worn cloudy pitted corroded marks spots splintered splinted finicky rayon rayones
    rayad@ raya rayas rasgun@ rasgunad@ rasgad@ aranaz@ aranad@ raspon raspones raspad@ golpe~ golpead@ abolladura~
    abollad@ abollon abollones mancha~ manchad@ roce~ rozadura~ rozad@ desgarr@ desgarrad@ desgarron grieta~
    agrietad@ rajad@ rajadura~ oxid@ oxidad@ descolorid@ despintad@ desportillad@ despostillad@ floj@ coje@ cojea
    pelad@ pelandose pelando deslavad@ agujer@ agujerit@ agujeread@ descosid@ fisura~ detalle~ imperfeccion
    imperfecciones desperfecto~ hundid@ hundimiento doblad@ chuec@ rotit@ despegad@ descolgad@ desgastad@ gastad@
    polilla apolillad@ percudid@ deshilachad@ bolitas ponchad@ estrellad@ astillad@ saltad@ atorad@ descarapelad@
    carcomid@ torcid@ suci@ sucit@ opac@ quebrad@ decolorad@ rozon rozones`,
  SMALL: `minor small tiny light lightly slight slightly minimal superficial faint hairline cosmetic normal usual
    minuscule barely leve~ liger@ ligeramente pequen@ minim@ mini chiquit@ superficiales estetic@ invisible
    invisibles`,
  TINY: `rayoncit@ golpecit@ detallit@ marquit@ rayit@ manchit@ raspadit@ raspadura rasponcit@ agujerit@ detallin`,
  SIZE: `visible major big real noticeable obvious large deep heavy bad several many lots lot few couple various some one
    two three other odd single any significant bigger serious cosmetic external physical structural strange weird
    pet dog cat funny bit little algun alguna algunos algunas unos unas varios varias muchos muchas un una par
    grandes visibles solo sola mayor mayores gran otro profundas notorios nada`,
  TROUBLE: `snags pixeles pixel pixels skips highlighting damage issue issues problem problems defect defects smell smells
    odor odors odour odours fault faults complaint complaints leaks pinholes fungus noise noises mark marks wear
    creaks pieces scars dano~ falla~ fallo~ problema~ defecto~ olor~ olores hongo~ ruido~ detalle~ desperfecto~
    imperfecciones marca~ averias humedad`,
  LACK: 'missing lacks lacking falta faltan faltando faltante',
  SIGNS: `signs sign marks evidence traces wear battle signos senales marcas huellas rastros muestras`,
  MANY: `its their some lots plenty obvious visible noticeable heavy considerable significant definite normal usual
    regular general a lot of the algunos algunas ligeros claros muchos bastantes evidentes propios propias`,
  BIT: 'bit little tad lil slightly kinda somewhat touch poco algo medio tantito pelin poquito',
  ROUGH: `rough worn beat beaten loose tired scruffy tatty ragged shabby battered knackered grubby scuffed haggard vieja
    viejo viejit@ usadit@ gastadit@ maltratad@ trotad@ baqueteado desgastad@ gastad@ fe@ descuidad@ acabad@ madread@
    traquetead@`,
  TOOL: `curl nicely beautifully wash clips remover removal repair repairs kit proof resistant resistente map maps post
    punch free guard protector test notes fit leaf tea`,
  PARTS: `parts spares scrap repair piezas repuesto repuestos refacciones partes desguace reparar arreglar restaurar`,
  NEED: 'need needs needing necesita necesitan requires require requiere',
  REPAIR: `repair repairs repaired repairing fix fixed fixing fixes overhaul rebuild rebuilt work reparacion reparaciones
    arreglo arreglos repararl@ arreglarl@ compostura`,
  TLC: `alignment makeover refresh facelift adjusting adjustment tightening replacing truing sharpening restringing
    stitching sewing gluing refinishing gasoline tlc love cleaning clean polish polishing tune tuneup paint coat
    wash rewaxing waxing reupholstering sanding care help work limpieza pintura mano carino ajuste cambio frenos
    llantas cuerdas bateria amor lavada afinacion pulida barniz`,
  CHORE: 'replace change cambiarla cambiarle cambiarlo cambiar pulirl@ pintarl@ limpiarl@ ajustarl@',
  SMALLPART: `sensor freno frenos bumper trigger tirante tirantes burner quemador tuner tuners peg pegs burners valve dial
    dials charm spring castor casters caster visor mirror zip holder tray shelf perilla hornilla hornillas gancho
    broche espejo bolsillo repisa cajoncito bandeja clavija meter handle handles strap straps leg legs wheel wheels
    knob knobs button buttons corner corners drawer drawers latch hook hooks clip clips lid lids cap kickstand arm
    arms armrest tip edge edges slat slats tab tabs feet foot spoke spokes clasp buckle seam pocket lining key keys
    brake pole seat trackpad stand hinge cord cover flap hood blade pen nib stud studs elastic sleeve collar
    headband cushion pedal fret frets tread sole soles heel heels string strings pads pad spine back glass brakes
    chain rim bulb light port jack speaker pata patas patita rueda ruedas manija asa asas correa boton botones tecla
    teclas esquina esquinas cajon cajones tapa tela pestana brazo brazos tirador trasera asiento hebilla vidrio
    cristal vaso suela suelas llanta puerta bisagra cordon manga forro carcasa manivela pantalla`,
  MAINPART: `maquina top bottom surface frame rest interior lenses images image canvas inner screen display glass lens body
    battery page pages exterior inside outside cover spine sound engine motor brakes tires tread frets neck strings
    keyboard keys picture zippers zipper soles cushions fabric legs seat paint back front side sides case binding
    edges base pads wheels charger suction vinyl sleeve valves drawers pump title tyres wood finish upholstery
    leather bezel bracelet hinge cut drivetrain chain pantalla bateria cristal lente hojas paginas tapa tapas suela
    suelas cierre llantas frenos estuche carcasa caja pintura mecanico tela sonido cuerdas`,
  NEWOF: `battery batteries tire tires tyre tyres brake brakes chain string strings pad pads screen tube tubes seat cover
    filter filters blade blades bulb motor engine york jersey mexico zealand orleans haven hampshire balance era gen
    model version clutch pump belt inner handlebar grip grips cartridge ink paint upholstery fabric lace laces
    charger cable one ones home owner apartment place house phone job edition testament wheel wheels rotors
    alternator starter rack part parts head heads set switch switches shock shocks pedal pedals stylus needle hinge
    knob knobs key keys ssd thermal price they order world year laptop couch car bike sofa tv computer roommate baby
    semester struts pickups pickup insoles soles zipper liner lining rope cord cords handle memory ram drive hose
    telefono hogar dueno duena semestre ano precio generacion modelo trabajo casa departamento celular bebe familia
    llanta llantas bateria pila pilas cuerda cuerdas frenos cadena pantalla rueda ruedas funda cubierta cubiertas
    neumaticos encordado pasta amortiguadores aceite filtro filtros suelas`,
  PAID: `paid was were cost costs retail retails worth bought buy purchased price vale valia valen pague costo compre
    compramos compro cuesta cuestan precio costaba costaban salio dollars dolares bucks usd msrp value`,
  HAVING: `with has have had got get put plus includes include installed need needs replaced con tiene tienen incluye puse
    cambie le trae lleva my our a the el la un una mi bought buy want wanted`,
  /** Told by its ending. */
  DOING: '',
  DOES: '',
  OTHERWISE: `otherwise except but apart aside besides although though however pero aunque salvo excepto demas fuera quitando
    sacando`,
  EXCEPT: 'except apart aside otherwise besides excepto salvo demas fuera quitando',
  FUNCTION: `a/c ac air aire acondicionado radio stereo heater heat speakers bluetooth remote lights luces luz horn maker
    wifi id gps clock sunroof window windows calefaccion control cruise usb headphone timer backlight alarm`,
  BOXED: 'cajita seal box packaging package case manual caja empaque',
} as const;

export type WordClass = keyof typeof VOCABULARY;
