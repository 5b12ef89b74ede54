import example.host.sdk.*;

class FirstCall {
    public static void main(String[] args) {
        var key = System.getenv("SITENAME_KEY");
        var tutor = new Sitename(key);

        var answer = tutor.ask(new Question(
            "Is x^2+5x+6 = (x+1)(x+6)?", "algebra", 10));
        System.out.println(answer.response());
    }
}
